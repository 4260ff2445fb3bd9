import { chatRatings } from './profile-parts'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ProfileGateway } from '@/application/actors/profile-gateway'

const bound = bindingOf<ProfileGateway>()

/** What only a profile shows, on the wire. */
export const profilesPort: PortBinding<ProfileGateway> = {
  ratings: bound('ratings', chatRatings, { fields: ['actorId'] }),
}
