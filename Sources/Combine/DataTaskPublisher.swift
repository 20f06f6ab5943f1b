import FoundationNetworking
import GalleyCombine

extension URLSession {
  /// What a request is answered, once for each subscriber.
  public struct DataTaskPublisher: Publisher {
    /// The body of an answer and its head. The body may be empty.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer; `unknown` where the session does not say it in a `URLError`.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// A publisher of the answer to a request. Each subscriber sends it anew.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (request, session) = (request, session)
      Deferred {
        Future<Output, Failure> { promise in
          session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }.resume()
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// The answer to a request of an address, once for each subscriber.
  /// - Returns: a publisher that fails with `URLError`. An image waits for it only in a `task` of a view.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// The answer to a request, once for each subscriber.
  /// - Returns: a publisher that fails with `URLError`. An image waits for it only in a `task` of a view.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
