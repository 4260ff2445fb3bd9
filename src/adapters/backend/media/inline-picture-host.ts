import type { PictureGrant, PictureHost } from '@/application/media/picture-host'
import { grantedBase } from '@/domain/pictures/artwork'
import { grantedAddress, type GrantedAddress } from '@/domain/media/granted-address'

/**
 * Names the files of the static server, for the embedded backend: a guest who has the backend in
 * their own browser has everything that it knows. `artUrl` is where artwork begins.
 */
export class InlinePictureHost implements PictureHost {
  constructor(private readonly artUrl: string) {}

  picture({ assetId }: PictureGrant): Promise<GrantedAddress> {
    return Promise.resolve(grantedAddress(`${this.artUrl}/${grantedBase(assetId)}`))
  }
}
