/** A message on the bus that is meant for another subject or cannot be parsed. Its content is not logged. */
export class RejectedMessage extends Error {
  override readonly name = 'RejectedMessage'

  constructor(
    readonly reason: 'unreadable' | 'foreign',
    readonly subject: string,
  ) {
    super(`A message on ${subject} was ignored: ${reason}.`)
  }
}
