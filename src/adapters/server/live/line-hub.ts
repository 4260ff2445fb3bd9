import type { Duplex } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { WebSocketServer } from 'ws'
import { Connection, GOING_AWAY, type Lines } from './connection'
import { PeerServers, type SessionEnd } from './peer-servers'
import { GuestLine } from './guest-line'
import type { LineReport } from './line-report'
import { markOf } from '@/adapters/server/base/http/token-mark'
import type { Bus } from '@/adapters/bus/bus'
import { MAX_FRAME } from '@/adapters/wire/live/server-frames'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Platform } from '@/application/platform/platform'
import type { GuestId } from '@/domain/ids'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/navigation/language'

/** How long a line without listeners is kept for whoever comes back, ms. */
const KEPT_FOR = 120_000

/** After what silence a connection is taken for dead, ms: pages ping every 50 s. */
const SILENCE = 130_000

/** How long a connection may stay open without a session, ms: a page requests one at once. */
const LONGEST_UNBOUND = 15_000

/** How often lines and connections are looked through, ms. */
const ROUND = 10_000

/** How many connections this server takes. */
export interface ConnectionLimits {
  /** Of one address; a household, or an office behind one address, shares them. */
  readonly connectionsPerAddress: number
  /** Of one guest: pages and devices. */
  readonly connectionsPerGuest: number
}

/** All lines and all connections of this server. */
export class LineHub implements Lines {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false })
  private readonly connections = new Set<Connection>()
  private readonly countByAddress = new Map<string, number>()
  private readonly lines = new Map<GuestId, Promise<GuestLine>>()
  private readonly idleSince = new Map<GuestId, number>()
  private readonly peers: PeerServers | null
  private cancel: () => void
  private isClosing = false

  constructor(
    private readonly platform: Platform,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly report: LineReport,
    private readonly limits: ConnectionLimits,
    /** Where the other servers are; a server that is alone needs none. */
    bus: Bus | null = null,
  ) {
    const heed = (work: Promise<void>): void => void work.catch((fault: unknown) => report.fault(fault))
    const handlers = {
      sessionEnded: (mark: string, how: SessionEnd) => heed(this.end(mark, how)),
      passwordChanged: (guestId: GuestId) => heed(this.publishPasswordChanged(guestId)),
    }
    this.peers = bus === null ? null : new PeerServers(bus, random.id(), handlers, (fault) => report.fault(fault))
    this.cancel = clock.after(ROUND, () => this.round())
  }

  portsFor(token: string, language: Language): Promise<GuestPorts | null> {
    return this.platform.portsFor(token, language)
  }

  get connectionsPerGuest(): number {
    return this.limits.connectionsPerGuest
  }

  get socketCount(): number {
    return this.connections.size
  }

  get lineCount(): number {
    return this.lines.size
  }

  /**
   * Turns a request into a connection. Refused with 503 once the server is closing, and with 429 beyond what one address may
   * have. `address` is the caller's.
   */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
    if (this.isClosing) return refuse(socket, '503 Service Unavailable')
    const open = this.countByAddress.get(address) ?? 0
    if (open >= this.limits.connectionsPerAddress) {
      this.report.connectionRefused()
      return refuse(socket, '429 Too Many Requests')
    }
    // Counted before the handshake, and given back when the socket ends: a handshake that fails ends it as well.
    this.countByAddress.set(address, open + 1)
    socket.once('close', () => this.giveBack(address))
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, this, () => this.clock.now(), this.report)
      this.connections.add(connection)
      opened.on('close', () => {
        this.connections.delete(connection)
        connection.leave()
      })
    })
  }

  /** The guest's line, begun if there is none. */
  lineOf(guestId: GuestId, ports: GuestPorts): Promise<GuestLine> {
    const known = this.lines.get(guestId)
    if (known !== undefined) return known
    const line = GuestLine.open(
      guestId,
      ports,
      () => this.random.id(),
      this.report,
      () => this.clock.now(),
      () => this.peers?.publishPasswordChanged(guestId),
    )
    this.lines.set(guestId, line)
    line.catch(() => this.lines.delete(guestId))
    return line
  }

  /** A token has ended: whoever listens with it, at whatever server, hears so, and nothing more. */
  async expire(token: string): Promise<void> {
    await this.endEverywhere(markOf(token), 'expired')
  }

  /** The same for sessions of which only the marks of their tokens are known. */
  async expireMarks(marks: readonly string[]): Promise<void> {
    for (const mark of marks) await this.endEverywhere(mark, 'expired')
  }

  /**
   * A token may have been replaced by one its device is about to fetch. Whoever listens with the old one hears nothing more,
   * and is told why only if they go on using it: the page that signs in must not be told to start anew in the middle of it.
   */
  async silence(token: string): Promise<void> {
    await this.endEverywhere(markOf(token), 'replaced')
  }

  /** Ends all connections and sees what was asked for on them done: pages come back on their own, here or at another server. */
  async close(): Promise<void> {
    this.isClosing = true
    this.cancel()
    this.peers?.close()
    const closing = [...this.connections]
    for (const connection of closing) connection.close(GOING_AWAY)
    await new Promise<void>((resolve) => {
      this.clock.after(closing.length === 0 ? 0 : 200, resolve)
    })
    await Promise.all(closing.map((connection) => connection.settled()))
    for (const connection of this.connections) connection.terminate()
    for (const line of this.lines.values()) line.then((open) => open.close()).catch(() => undefined)
    this.lines.clear()
    this.sockets.close()
  }

  private async endEverywhere(mark: string, how: SessionEnd): Promise<void> {
    this.peers?.publishSessionEnded(mark, how)
    await this.end(mark, how)
  }

  private async end(mark: string, how: SessionEnd): Promise<void> {
    for (const connection of await this.left(mark)) {
      if (how === 'expired') connection.expire()
      else connection.leave()
    }
  }

  private async publishPasswordChanged(guestId: GuestId): Promise<void> {
    const line = await this.lines.get(guestId)
    line?.tell({ type: 'passwordChanged' })
  }

  /** Connections that listen with a token that opens nothing any more, whoever says so. */
  private async left(mark: string): Promise<readonly Connection[]> {
    const listening = [...this.connections].filter((connection) => connection.shows(mark))
    const token = listening[0]?.shown ?? null
    const stands = token !== null && (await this.platform.portsFor(token, DEFAULT_LANGUAGE)) !== null
    return stands ? [] : listening
  }

  private round(): void {
    const now = this.clock.now()
    for (const connection of this.connections) {
      if (now - connection.lastHeard > SILENCE || connection.unboundFor > LONGEST_UNBOUND) connection.terminate()
    }
    for (const [guestId, line] of this.lines)
      line.then((open) => this.look(guestId, open, now)).catch((fault: unknown) => this.report.fault(fault))
    this.cancel = this.clock.after(ROUND, () => this.round())
  }

  private giveBack(address: string): void {
    const left = (this.countByAddress.get(address) ?? 1) - 1
    if (left > 0) this.countByAddress.set(address, left)
    else this.countByAddress.delete(address)
  }

  private look(guestId: GuestId, line: GuestLine, now: number): void {
    if (line.isHeard) {
      this.idleSince.delete(guestId)
      return
    }
    const since = this.idleSince.get(guestId) ?? now
    this.idleSince.set(guestId, since)
    if (now - since < KEPT_FOR) return
    this.idleSince.delete(guestId)
    this.lines.delete(guestId)
    line.close()
  }
}

/** Answers a request for a connection with a status and nothing else. */
export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
