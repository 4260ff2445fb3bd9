import type { ChannelId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/session/commands'

/** The things a guest can pin as a favorite (SOC-030, MED-010..012). */
export type FavoriteSubject = 'actor' | 'album' | 'sedcardAlbum' | 'picture'

/** Commands of the guest's account (SOC-028..034). `amount` is whole coins. */
export type AccountCommand =
  | { readonly type: 'oneClickCharge'; readonly amount: number; readonly channelId: ChannelId | null }
  | { readonly type: 'pinFavorite'; readonly subject: FavoriteSubject; readonly subjectId: string }
  | { readonly type: 'unpinFavorite'; readonly subject: FavoriteSubject; readonly subjectId: string }
  | { readonly type: 'removeStatusBar' }
  | { readonly type: 'sendSignupEmail' }
  | { readonly type: 'passwordChanged' }

/** All of them change an account, so they need a login. */
export const accountCommands: CommandTraits<AccountCommand> = {
  oneClickCharge: { needsLogin: true },
  pinFavorite: { needsLogin: true },
  unpinFavorite: { needsLogin: true },
  removeStatusBar: { needsLogin: true },
  sendSignupEmail: { needsLogin: true },
  passwordChanged: { needsLogin: true },
}
