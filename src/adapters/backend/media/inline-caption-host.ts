import type { CaptionGrant, CaptionHost } from '@/application/media/caption-host'
import { cuesWithin, vttOf, type Cue } from '@/domain/media/captions'
import { grantedAddress, type GrantedAddress } from '@/domain/media/granted-address'

/**
 * Hands captions out inside their own address, for the embedded backend, which has no server behind
 * it. `cuesOf` returns the captions of the first seconds of a video.
 */
export class InlineCaptionHost implements CaptionHost {
  constructor(private readonly cuesOf: (assetId: string, language: string, seconds: number) => readonly Cue[] | null) {}

  captions({ assetId, language, seconds }: CaptionGrant): Promise<GrantedAddress> {
    const file = vttOf(cuesWithin(this.cuesOf(assetId, language, seconds) ?? [], seconds))
    return Promise.resolve(grantedAddress(`data:text/vtt;charset=utf-8,${encodeURIComponent(file)}`))
  }
}
