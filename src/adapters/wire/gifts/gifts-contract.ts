import { boughtGift, boughtGifts, gift, gifts, ownedGifts, translation } from './gift'
import { giftsPort } from './gifts-port'
import { writtenGift } from './written-gift'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** Gifts. */
export const giftsContract: FeatureContract = {
  feature: 'gifts',
  ports: { gifts: giftsPort },
  about: 'Gifts and toy controls, which travel with messages.',
  schemas: [
    {
      name: 'OwnedGifts',
      schema: ownedGifts,
      about:
        'Gifts the guest has in stock: how many, by the id of the gift. What is in stock costs nothing when it is sent.',
    },
    { name: 'GiftTranslation', schema: translation, about: 'The name of a gift in a language (ISO 639-1).' },
    {
      name: 'Gift',
      schema: gift,
      write: writtenGift,
      about: 'A gift, or a toy control: that one has a duration.',
      fields: {
        price: 'In coins.',
        active: 'Whether it can be sent.',
        vip: 'Whether only members of the VIP club may send it.',
        duration: 'Of a toy control only, in seconds; null: it is a gift.',
        displayName: 'Of a toy control only.',
        random: 'Of a toy control only: whether its pattern is drawn.',
      },
    },
    { name: 'BoughtGift', schema: boughtGift, about: 'How many of a gift the guest has in stock.' },
  ],
  operations: [
    { operation: gifts, about: 'All gifts and toy controls, in one shape.' },
    { operation: boughtGifts, about: 'What the guest has in stock; none without an account.' },
  ],
  updates: [{ type: 'giftsOwned', about: 'The stock of the guest has changed; all of it.' }],
}
