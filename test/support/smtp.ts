import { SMTPServer } from 'smtp-server'

/** A mail as a real mail server took it over. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the wire. */
  readonly raw: string
}

/** A real mail server on this machine. */
export interface TestSmtp {
  readonly url: string
  readonly taken: TakenMail[]
  /** How many mails were begun, the refused ones too. */
  attempts(): number
  /** Refuses the next so many mails, as a server does whose disk is full. */
  refuse(count: number): void
  close(): Promise<void>
}

/** Starts one; `user`: it wants this name with the password `secret`. */
export async function startSmtp(user: string | null = null): Promise<TestSmtp> {
  const taken: TakenMail[] = []
  let begun = 0
  let refusals = 0
  const server = new SMTPServer({
    disabledCommands: user === null ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    authOptional: user === null,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === user && password === 'secret' ? done(null, { user: username }) : done(new Error('Who are you?')),
    onMailFrom: (_address, _session, done) => {
      begun += 1
      if (refusals > 0) {
        refusals -= 1
        done(Object.assign(new Error('No space left'), { responseCode: 452 }))
        return
      }
      done()
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  const who = user === null ? '' : `${user}:secret@`
  return {
    url: `smtp://${who}127.0.0.1:${address.port}`,
    taken,
    attempts: () => begun,
    refuse: (count) => {
      refusals = count
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}
