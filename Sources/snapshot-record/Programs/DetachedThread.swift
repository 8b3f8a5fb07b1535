import Glibc

/// A separate thread for blocking work, because waiting must not occupy a thread of the concurrency pool.
enum DetachedThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// - Throws: `ToolError.noThread` if the system cannot create another thread.
  static func start(_ body: @escaping @Sendable () -> Void) throws(ToolError) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    unsafe pthread_attr_init(attributes)
    defer { unsafe pthread_attr_destroy(attributes) }
    unsafe pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = unsafe Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let error = unsafe pthread_create(
      &thread, attributes,
      { pointer in
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard error != 0 else { return }
    unsafe work.release()
    throw .noThread(reason: unsafe String(cString: strerror(error)))
  }
}
