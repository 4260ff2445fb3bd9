/**
 * A room where pictures are sent and watched: one for each actor who sends, and one for the guest's
 * camera in each video call.
 */
export type MediaRoom = `actor-${string}` | `chat-${string}`

/** One connection of a browser or of a studio with the media server. */
export interface MediaPeer {
  /** The description that completes the connection (SDP). */
  readonly answer: string
  /**
   * Ends the connection at the media server: it sends and takes no further packet. Never throws;
   * repeating it does nothing.
   */
  end(): Promise<void>
}

/**
 * The reason why a connection cannot be made: the offer does not describe one, or no picture is
 * sent in the room.
 */
export type MediaRefusal = 'bad-offer' | 'no-picture'

export type MediaAdmission =
  | { readonly ok: true; readonly peer: MediaPeer }
  | { readonly ok: false; readonly reason: MediaRefusal }

/** A connection to make: the room, and the other end's description of itself (SDP). */
export interface MediaRequest {
  readonly room: MediaRoom
  readonly offer: string
  /**
   * Called once when the connection ends for any other reason than `end()`: the peer has gone, or
   * the media server has.
   */
  readonly onGone: () => void
}

/** The destination of a copy (RTP) of what is sent in a room, for a program without a browser. */
export interface MediaForward {
  readonly room: MediaRoom
  /** The host at which the media server reaches this platform. */
  readonly host: string
  readonly videoPort: number
  readonly audioPort: number
  /**
   * Key that encrypts the copy (SRTP, AES-128 with HMAC-SHA1-80): 30 bytes in base64. No one else
   * on the network can see a picture or add one.
   */
  readonly key: string
}

/** A copy that is being sent. */
export interface MediaCopy {
  readonly video: 'vp8' | 'h264'
  readonly hasSound: boolean
  /**
   * Requests a whole picture from the sender, from which a program can start decoding. Never
   * throws.
   */
  requestWholePicture(): void
  /** Never throws. */
  end(): Promise<void>
}

/**
 * The program that relays live pictures from senders to viewers. It checks no permission: the rules
 * of chats decide who may watch, and for how long. Every method but `end` throws `MediaUnavailable`
 * if the program cannot be reached.
 */
export interface MediaServer {
  /** Whether a picture is being sent in a room. */
  isSending(room: MediaRoom): Promise<boolean>
  /** Admits one viewer to what is sent in a room. */
  watch(request: MediaRequest): Promise<MediaAdmission>
  /** Accepts a picture into a room, replacing the one sent there before. */
  send(request: MediaRequest): Promise<MediaAdmission>
  /**
   * Sends a copy of a room's picture to a program; `null` if nothing is sent there, or nothing that
   * such a program accepts.
   */
  forward(request: MediaForward): Promise<MediaCopy | null>
  /** Ends a room and everything in it. */
  endRoom(room: MediaRoom): Promise<void>
}

/** The media server does not answer, or refuses this platform. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable'
}
