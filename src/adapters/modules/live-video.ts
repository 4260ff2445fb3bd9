import { LivePeers } from '@/adapters/backend/chat/live/live-peers'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { MediaService } from '@/adapters/server/base/config/operation'
import type { ReadinessCheck } from '@/adapters/server/operations/readiness'
import { LivePackager } from '@/adapters/server/video/hls/live-packager'
import { packerProblem } from '@/adapters/server/video/hls/usable-packer'
import { JanusMediaServer } from '@/adapters/server/video/janus-media-server'
import { SignedLiveSource } from '@/adapters/server/video/signed-live-source'
import type { LiveVideoOptions } from '@/adapters/server/video/live-request'
import type { BackendDevices } from './backend'

/** The secrets that addresses of live pictures are signed with, now and before. */
export interface SigningSecrets {
  readonly secret: string
  readonly oldSecret: string | null
}

/** Live pictures over the media server that the operator named. */
export class LiveVideo {
  readonly source: SignedLiveSource
  private readonly media: JanusMediaServer
  /** The reason why the configured program packs nothing here. */
  private readonly problem: string | null

  constructor(
    private readonly service: MediaService,
    { secret, oldSecret }: SigningSecrets,
    private readonly devices: BackendDevices,
  ) {
    const { clock, random } = devices
    this.media = new JanusMediaServer(service, clock, random)
    this.problem = service.packer === null ? null : packerProblem(service.packer)
    this.source = new SignedLiveSource(this.media, secret, oldSecret, service.packer !== null && this.problem === null)
  }

  /**
   * Checks the media server. Without it no chat starts at any of the servers, so guests are not
   * sent to another one.
   */
  get check(): ReadinessCheck {
    return { name: 'media', onlyDegrades: true, check: () => this.media.isSending('actor-') }
  }

  /** Creates the parts that the server publishes, over the platform on which the chats run. */
  partsOver(platform: PlatformContext, onError: (error: unknown) => void): LiveVideoOptions {
    const { packer, publishToken } = this.service
    if (this.problem !== null) onError(new Error(this.problem))
    const isPacked = packer !== null && this.problem === null
    return {
      viewing: new LivePeers(platform, this.media, onError),
      source: this.source,
      publishToken,
      playlists: isPacked ? new LivePackager(packer, this.media, this.devices.clock, onError) : null,
    }
  }

  /** Closes it, after the server is closed. */
  close(): Promise<void> {
    return this.media.close()
  }
}
