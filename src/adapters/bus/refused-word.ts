/** Something on the bus that is not for us or that nobody here can read. What it said is kept out of logs. */
export class RefusedWord extends Error {
  override readonly name = 'RefusedWord'

  constructor(
    readonly reason: 'unreadable' | 'foreign',
    readonly subject: string,
  ) {
    super(`A word on ${subject} was ignored: ${reason}.`)
  }
}
