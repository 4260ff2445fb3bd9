import type { FastifyRequest } from 'fastify'
import { addressOf } from '@/adapters/server/base/http/caller-address'
import { deviceKeyOf } from '@/adapters/server/base/http/device-cookie'
import type { RequestCounts } from '@/adapters/server/base/limits/request-counts'
import type { PictureAccess, Platform } from '@/application/platform/platform'
import type { PictureRef } from '@/domain/actors/actor'

/** Decides who is sent the file of a picture. */
export type ArtAccess = (request: FastifyRequest, picture: PictureRef) => Promise<PictureAccess>

/**
 * Returns the access to pictures. The platform decides, and the session is known by the device's
 * cookie, which a browser sends with each picture. The cookie is read only for a picture that is
 * not everybody's. A key may be made up and costs a look-up, so those of one address are counted;
 * beyond `max` a minute the answer is that there is no such picture, as a refusal of another kind
 * would reveal that it exists.
 */
export const artAccess =
  (platform: Pick<Platform, 'pictureAccess'>, counts: Pick<RequestCounts, 'count'>, max: number): ArtAccess =>
  async (request, { family, variant }) => {
    const picture = { family, variant }
    const access = await platform.pictureAccess(null, picture)
    const deviceKey = access === 'everybody' ? null : deviceKeyOf(request)
    if (deviceKey === null) return access
    return counts.count(addressOf(request)).current > max ? 'nobody' : platform.pictureAccess(deviceKey, picture)
  }
