/** Where pictures are sent and watched: one for each actor who sends, and one for the camera of the guest of each video call. */
export type MediaRoom = `actor-${string}` | `chat-${string}`

/** One connection of a browser or of a studio with the media server. */
export interface MediaPeer {
  /** The description that completes the connection (SDP). */
  readonly answer: string
  /** Ends the connection at the media server: it sends and takes no further packet. Never throws; repeating it does nothing. */
  end(): Promise<void>
}

/** Why a connection cannot be made: the offer is no description of one, or no picture is sent in the room. */
export type MediaRefusal = 'bad-offer' | 'no-picture'

export type MediaAdmission =
  | { readonly ok: true; readonly peer: MediaPeer }
  | { readonly ok: false; readonly reason: MediaRefusal }

/** A connection to be made: where, and how the other end describes itself (SDP). */
export interface MediaRequest {
  readonly room: MediaRoom
  readonly offer: string
  /** Called once when the connection ends for any other reason than `end()`: the peer has gone, or the media server has. */
  readonly onGone: () => void
}

/** Where the media server sends a copy of what is sent in a room (RTP), for a program that no browser is behind. */
export interface MediaForward {
  readonly room: MediaRoom
  /** At which the media server reaches this platform. */
  readonly host: string
  readonly videoPort: number
  readonly audioPort: number
  /** Encrypts the copy (SRTP, AES-128 with HMAC-SHA1-80): 30 bytes in base64. No one else on the network sees a picture or adds one. */
  readonly key: string
}

/** A copy that is being sent. */
export interface MediaCopy {
  readonly video: 'vp8' | 'h264'
  readonly hasSound: boolean
  /** Requests a whole picture from the sender, from which a program can begin to decode. Never throws. */
  requestWholePicture(): void
  /** Never throws. */
  end(): Promise<void>
}

/**
 * The program that takes live pictures from those who send and gives them to those who watch. It decides nothing: who may watch, and for how
 * long, is decided where chats are. Every method but `end` throws `MediaUnavailable` where the program cannot be reached.
 */
export interface MediaServer {
  /** Whether a picture is sent in a room at this moment. */
  isSending(room: MediaRoom): Promise<boolean>
  /** Admits one viewer to what is sent in a room. */
  watch(request: MediaRequest): Promise<MediaAdmission>
  /** Takes a picture into a room; what was sent there before is replaced. */
  send(request: MediaRequest): Promise<MediaAdmission>
  /** Sends a copy of what is sent in a room to a program; `null` where nothing is, or nothing that such a program takes. */
  forward(request: MediaForward): Promise<MediaCopy | null>
  /** Ends a room and everything in it. */
  endRoom(room: MediaRoom): Promise<void>
}

/** The media server does not answer, or refuses this platform. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable'
}
