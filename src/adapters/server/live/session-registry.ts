import type { Duplex } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { WebSocketServer } from 'ws'
import { Connection, GOING_AWAY, type SessionLookup } from './connection'
import { PeerServers, type SessionEnd } from './peer-servers'
import { GuestSession } from './guest-session'
import type { LiveReport } from '@/adapters/server/operations/live-report'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import type { Bus } from '@/adapters/bus/bus'
import { CONTRACT_VERSION, VERSION_HEADER } from '@/adapters/wire/base/version'
import { MAX_FRAME } from '@/adapters/wire/live/server-frames'
import { Loop } from '@/adapters/shared/loop'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Platform } from '@/application/platform/platform'
import type { GuestId } from '@/domain/ids'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/navigation/language'

/**
 * Time for which an update stream without subscribers is retained for a page that comes back, ms.
 */
const RETENTION = 120_000

/** Time without a frame after which a connection counts as dead, ms: pages ping every 50 s. */
const SILENCE = 130_000

/**
 * Maximum time that a connection may stay open without a session, ms: a page requests one at once.
 */
const MAX_UNBOUND = 15_000

/** Time between two checks of update streams and connections, ms. */
const SWEEP_INTERVAL = 10_000

/** Maximum numbers of connections at this server. */
export interface ConnectionLimits {
  /** Maximum of one address; a household, or an office behind one address, shares them. */
  readonly connectionsPerAddress: number
  /** Maximum of one guest: pages and devices. */
  readonly connectionsPerGuest: number
}

/** All update streams and all connections of this server. */
export class SessionRegistry implements SessionLookup {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false })
  private readonly connections = new Set<Connection>()
  private readonly countByAddress = new Map<string, number>()
  private readonly sessions = new Map<GuestId, Promise<GuestSession>>()
  private readonly idleSince = new Map<GuestId, number>()
  private readonly peers: PeerServers | null
  private readonly sweeper: Loop
  private isClosing = false

  constructor(
    private readonly platform: Platform,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly report: LiveReport,
    private readonly limits: ConnectionLimits,
    /** The bus to the other servers; a single server needs none. */
    bus: Bus | null = null,
  ) {
    this.sockets.on('headers', (headers) => headers.push(`${VERSION_HEADER}: ${CONTRACT_VERSION}`))
    const reportFailure = (work: Promise<void>): void => void work.catch((error: unknown) => report.error(error))
    const onEnded = (digest: string, how: SessionEnd): void => reportFailure(this.end(digest, how))
    this.peers = bus === null ? null : new PeerServers(bus, random.id(), onEnded, (failure) => report.error(failure))
    this.sweeper = new Loop(
      clock,
      () => SWEEP_INTERVAL,
      () => this.sweep(),
      (error) => report.error(error),
    )
    this.sweeper.start()
  }

  portsFor(token: string, language: Language, address: string): Promise<GuestPorts | null> {
    return this.platform.portsFor(token, language, undefined, address)
  }

  get connectionsPerGuest(): number {
    return this.limits.connectionsPerGuest
  }

  get socketCount(): number {
    return this.connections.size
  }

  get sessionCount(): number {
    return this.sessions.size
  }

  /**
   * Upgrades a request to a connection. Refuses it with 503 once the server is closing, and with
   * 429 beyond the maximum of one address. `address` is the caller's.
   */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
    if (this.isClosing) return refuse(socket, '503 Service Unavailable')
    const open = this.countByAddress.get(address) ?? 0
    if (open >= this.limits.connectionsPerAddress) {
      this.report.connectionRefused()
      return refuse(socket, '429 Too Many Requests')
    }
    // Counted before the handshake, and given back when the socket ends: a handshake that fails
    // ends it as well.
    this.countByAddress.set(address, open + 1)
    socket.once('close', () => this.giveBack(address))
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, this, () => this.clock.now(), this.report, address)
      this.connections.add(connection)
      opened.on('close', () => {
        this.connections.delete(connection)
        connection.leave()
      })
    })
  }

  /** The guest's update stream, begun if there is none. */
  sessionFor(guestId: GuestId, ports: GuestPorts): Promise<GuestSession> {
    const known = this.sessions.get(guestId)
    if (known !== undefined) return known
    const session = GuestSession.open(
      guestId,
      ports,
      () => this.random.id(),
      this.report,
      () => this.clock.now(),
      () => void this.endStale(guestId).catch((error: unknown) => this.report.error(error)),
    )
    this.sessions.set(guestId, session)
    session.catch(() => this.sessions.delete(guestId))
    return session
  }

  /**
   * Notifies the connections that listen with an ended token, at any server; they get nothing more.
   */
  async expire(token: string): Promise<void> {
    await this.endEverywhere(hashToken(token), 'expired')
  }

  /** The same for sessions of which only the token digests are known. */
  async expireTokens(digests: readonly string[]): Promise<void> {
    for (const digest of digests) await this.endEverywhere(digest, 'expired')
  }

  /**
   * Stops the connections of a token that its device may be about to replace. They receive nothing
   * more, and are sent the reason only if they go on using it: the page that signs in must not be
   * made to restart in the middle of it.
   */
  async silence(token: string): Promise<void> {
    await this.endEverywhere(hashToken(token), 'replaced')
  }

  /** Ends all connections: their pages come back at another server. */
  sendAway(): void {
    for (const connection of this.connections) connection.restart()
  }

  /**
   * Ends all connections and waits until their requests are done: pages come back on their own,
   * here or at another server.
   */
  async close(): Promise<void> {
    this.isClosing = true
    this.sweeper.stop()
    this.peers?.close()
    const closing = [...this.connections]
    for (const connection of closing) connection.close(GOING_AWAY)
    await new Promise<void>((resolve) => {
      this.clock.after(closing.length === 0 ? 0 : 200, resolve)
    })
    await Promise.all(closing.map((connection) => connection.settled()))
    for (const connection of this.connections) connection.terminate()
    for (const session of this.sessions.values()) session.then((open) => open.close()).catch(() => undefined)
    this.sessions.clear()
    this.sockets.close()
  }

  private async endEverywhere(digest: string, how: SessionEnd): Promise<void> {
    this.peers?.publishSessionEnded(digest, how)
    await this.end(digest, how)
  }

  private async end(digest: string, how: SessionEnd): Promise<void> {
    for (const connection of await this.left(digest)) {
      if (how === 'expired') connection.expire()
      else connection.leave()
    }
  }

  /**
   * Ends connections of the guest whose token opens nothing any more: an operator may have ended
   * sessions.
   */
  private async endStale(guestId: GuestId): Promise<void> {
    for (const connection of this.connections) {
      const token = connection.guestId === guestId ? connection.shown : null
      if (token !== null && (await this.platform.portsFor(token, DEFAULT_LANGUAGE)) === null) connection.expire()
    }
  }

  /**
   * Returns the connections that listen with a token that opens nothing any more, wherever that was
   * reported.
   */
  private async left(digest: string): Promise<readonly Connection[]> {
    const listening = [...this.connections].filter((connection) => connection.listensWith(digest))
    const token = listening[0]?.shown ?? null
    const current = token !== null && (await this.platform.portsFor(token, DEFAULT_LANGUAGE)) !== null
    return current ? [] : listening
  }

  private sweep(): void {
    const now = this.clock.now()
    for (const connection of this.connections) {
      if (now - connection.lastReceived > SILENCE || connection.unboundFor > MAX_UNBOUND) connection.terminate()
    }
    for (const [guestId, session] of this.sessions)
      session.then((open) => this.look(guestId, open, now)).catch((error: unknown) => this.report.error(error))
  }

  private giveBack(address: string): void {
    const left = (this.countByAddress.get(address) ?? 1) - 1
    if (left > 0) this.countByAddress.set(address, left)
    else this.countByAddress.delete(address)
  }

  private look(guestId: GuestId, session: GuestSession, now: number): void {
    session.release(now - RETENTION)
    if (session.hasListeners) {
      this.idleSince.delete(guestId)
      return
    }
    const since = this.idleSince.get(guestId) ?? now
    this.idleSince.set(guestId, since)
    if (now - since < RETENTION) return
    this.idleSince.delete(guestId)
    this.sessions.delete(guestId)
    session.close()
  }
}

/** Answers a request for a connection with a status and nothing else. */
export function refuse(socket: Duplex, status: string, body = ''): void {
  const type = body === '' ? '' : 'content-type: application/json; charset=utf-8\r\n'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n${type}content-length: ${body.length}\r\n\r\n${body}`)
}
