import { chatRatings, getActorGallery, getActorPreviewImage, getActorTvLivestream, interviews } from './profile-parts'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ProfileGateway } from '@/application/actors/profile-gateway'

const bound = bindingOf<ProfileGateway>()

/** What only a profile shows, on the wire. */
export const profilesPort: PortBinding<ProfileGateway> = {
  ratings: bound('ratings', chatRatings, { fields: ['actorId'] }),
  gallery: bound('gallery', getActorGallery, { fields: ['actorId'], answer: 'gallery' }),
  interviews: bound('interviews', interviews),
  tvLivestream: bound('tvLivestream', getActorTvLivestream, { fields: ['actorId'], answer: 'livestream' }),
  previewImage: bound('previewImage', getActorPreviewImage, { fields: ['actorIdOrName'], answer: 'image' }),
}
