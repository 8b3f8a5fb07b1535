import DarkroomCoreGraphics
import Foundation

extension UIDatePicker {
  private static let fontSize: CGFloat = 21

  var naturalSize: CGSize {
    if datePickerStyle == .wheels { return UIPickerView.naturalSize }
    if showsCalendar {
      let month = DateCalendar.naturalSize
      return CGSize(width: month.width, height: month.height + timeRowHeight)
    }
    let sizes = pills.map(\.naturalSize)
    let gaps = DatePill.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  private var content: DateColumnContent {
    DateColumnContent(
      calendar: shownCalendar, locale: shownLocale, minuteInterval: minuteInterval,
      isTwelveHours: columns.contains(.dayPeriod))
  }

  private var showsCalendar: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// The height of the row for the time below a calendar, in points.
  private var timeRowHeight: CGFloat { datePickerMode == .dateAndTime ? 44 : 0 }

  /// Creates the wheels, the calendar or the pills, and removes the old ones.
  func loadParts() {
    for pill in pills { pill.removeFromSuperview() }
    for unit in units { unit.removeFromSuperview() }
    pills = []
    units = []
    columns = []
    monthCalendar?.removeFromSuperview()
    monthCalendar = nil
    if datePickerStyle == .wheels { loadWheels() } else { loadPills() }
    if showsCalendar { loadCalendar() }
    bank.bar.isHidden = datePickerStyle != .wheels
    showDate()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the chosen values in the parts.
  func showDate() {
    if datePickerStyle == .wheels { selectRows() }
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    monthCalendar?.show(
      date, calendar: shownCalendar,
      limits: first <= last ? first...last : .distantPast...(.distantFuture), isEnabled: isEnabled)
    for pill in pills { pill.show(date, locale: shownLocale, calendar: shownCalendar) }
    if !pills.isEmpty { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  func layOutParts() {
    if datePickerStyle == .wheels {
      bank.layOut(widths: columnWidths, in: bounds, isRightToLeft: isRightToLeft)
      for (unit, wheel) in zip(units, bank.wheels) {
        unit.frame = CGRect(
          x: wheel.frame.midX + 14, y: (bounds.height - 26) / 2, width: 64, height: 26)
      }
    } else if let monthCalendar {
      let height = max(0, bounds.height - timeRowHeight)
      monthCalendar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      layOutTime(below: height)
    } else {
      layOutPills()
    }
  }

  // MARK: Wheels

  private func loadWheels() {
    columns = DateColumn.columns(for: datePickerMode, locale: shownLocale)
    bank.load(columns.count, in: self)
    let content = content
    for (column, wheel) in zip(columns, bank.wheels) {
      wheel.content = { [weak self] row, reused in
        self?.label(column, row, content, reused as? PickerRowLabel)
      }
      wheel.didChoose = { [weak self] row in self?.turn(column, to: row) }
      wheel.load(count: content.count(column), rowHeight: 32, isEndless: column.isEndless)
    }
    units = columns.compactMap(\.unit).map { text in
      let label = PickerRowLabel(fontSize: 17, alignment: .natural)
      label.text = text
      label.textColor = isEnabled ? .label : .tertiaryLabel
      addSubview(label)
      return label
    }
  }

  private func label(
    _ column: DateColumn, _ row: Int, _ content: DateColumnContent, _ reused: PickerRowLabel?
  ) -> UIView {
    let label = reused ?? PickerRowLabel(fontSize: Self.fontSize, alignment: column.alignment)
    label.text = content.title(column, row: row)
    label.textColor = isEnabled ? .label : .tertiaryLabel
    return label
  }

  private func turn(_ column: DateColumn, to row: Int) {
    guard isEnabled else { return showDate() }
    switch column {
    case .durationHour:
      choose(
        countDownDuration: TimeInterval(row * 3600)
          + countDownDuration.truncatingRemainder(dividingBy: 3600))
    case .durationMinute:
      let hours = (countDownDuration / 3600).rounded(.down)
      choose(countDownDuration: hours * 3600 + TimeInterval(row * minuteInterval * 60))
    default: choose(content.date(date, turning: column, to: row))
    }
  }

  private func selectRows() {
    let content = content
    let minutes = Int(countDownDuration) / 60
    for (column, wheel) in zip(columns, bank.wheels) {
      switch column {
      case .durationHour: wheel.select(minutes / 60)
      case .durationMinute: wheel.select(minutes % 60 / minuteInterval)
      default: wheel.select(content.row(column, of: date))
      }
    }
  }

  /// The widths of the columns, each as wide as its widest row; only the names of months need to be measured.
  private var columnWidths: [CGFloat] {
    let content = content
    let font = UIFont.systemFont(ofSize: Self.fontSize)
    return columns.map { column in
      let samples: [String]
      switch column {
      case .month: samples = (0..<content.count(.month)).map { content.title(.month, row: $0) }
      case .calendarDay: samples = (730_000..<730_040).map { content.title(.calendarDay, row: $0) }
      case .dayPeriod: samples = [0, 1].map { content.title(.dayPeriod, row: $0) }
      case .year: samples = [content.title(.year, row: 2887)]
      case .durationHour, .durationMinute: return 130
      default: samples = ["00"]
      }
      let widths = samples.map { $0.size(withAttributes: [.font: font]).width }
      return (widths.max() ?? 0).rounded(.up) + 16
    }
  }

  // MARK: Pills

  private func loadPills() {
    bank.load(0, in: self)
    let kinds: [DatePill.Kind]
    switch datePickerMode {
    case .time: kinds = [.time]
    case .date: kinds = showsCalendar ? [] : [.date]
    default: kinds = showsCalendar ? [.time] : [.date, .time]
    }
    pills = kinds.map { kind in
      let pill = DatePill(kind)
      pill.textColor = isEnabled ? .label : .tertiaryLabel
      addSubview(pill)
      return pill
    }
  }

  // MARK: Calendar

  private func loadCalendar() {
    let month = DateCalendar()
    month.didChoose = { [weak self] in self?.choose($0) }
    addSubview(month)
    monthCalendar = month
    guard datePickerMode == .dateAndTime else { return }
    let label = UILabel()
    label.text = "Time"
    label.textColor = isEnabled ? .label : .tertiaryLabel
    addSubview(label)
    units = [label]
  }

  /// Lays out the label at the leading edge and the pill at the trailing edge.
  private func layOutTime(below y: CGFloat) {
    let margin: CGFloat = 16
    for label in units {
      let width = label.intrinsicContentSize.width
      label.frame = CGRect(
        x: isRightToLeft ? bounds.width - margin - width : margin, y: y, width: width,
        height: timeRowHeight)
    }
    for pill in pills {
      let size = pill.naturalSize
      pill.frame = CGRect(
        x: isRightToLeft ? margin : bounds.width - margin - size.width,
        y: y + (timeRowHeight - size.height) / 2, width: size.width, height: size.height)
    }
  }

  /// Lays out the pills from the leading edge.
  private func layOutPills() {
    var x: CGFloat = 0
    for pill in pills {
      let size = pill.naturalSize
      pill.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      x += size.width + DatePill.gap
    }
  }
}
