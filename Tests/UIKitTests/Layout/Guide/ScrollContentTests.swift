import DarkroomUIKit
import Testing

@MainActor
struct ScrollContentTests {
  private func scrollView(_ scene: LayoutScene) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    scene.root.addSubview(scroll)
    return scroll
  }

  @Test func edgesDetermineTheContentSize() {
    let scene = LayoutScene(300, 300)
    let scroll = scrollView(scene)
    let box = Box(50, 400)
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)

    scene.layOut([
      box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 7),
      box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -8),
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
    ])

    #expect(scroll.contentSize == CGSize(width: 200, height: 415))
    #expect(box.frame == CGRect(x: 5, y: 7, width: 190, height: 400))
    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test func contentAndFrameGuides() {
    let scene = LayoutScene(300, 300)
    let scroll = scrollView(scene)
    let content = UIView()
    let floating = Box(20, 20)
    for view in [content, floating] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }

    scene.layOut([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 500),
      floating.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
    ])
    #expect(scroll.contentSize == CGSize(width: 400, height: 500))
    #expect(floating.frame == CGRect(x: 180, y: 0, width: 20, height: 20))

    scroll.contentOffset = CGPoint(x: 30, y: 60)
    scene.root.layoutIfNeeded()

    #expect(floating.frame == CGRect(x: 210, y: 60, width: 20, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 500))
  }
}
