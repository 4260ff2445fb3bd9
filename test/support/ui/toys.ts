import type { ToyControl } from '@/domain/gifts/gift'
import type { ToyRun } from '@/domain/gifts/toy-run'
import { asId, type GiftId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'

/** A toy control for 18 coins that runs for a minute. */
export const breeze: ToyControl = {
  id: asId<GiftId>('breeze-60'),
  name: 'Breeze',
  categoryId: 'control',
  price: vxc(18),
  translations: [
    { language: 'de', name: 'Brise', value: '18 VXC' },
    { language: 'en', name: 'Breeze', value: '18 VXC' },
  ],
  imageUrl: 'icon:wind',
  active: true,
  vip: false,
  durationSeconds: 60,
  displayName: 'Breeze',
  random: false,
}

/** A random one for 25 coins that runs for a minute and a half. */
export const surprise: ToyControl = {
  ...breeze,
  id: asId<GiftId>('surprise-90'),
  name: 'Surprise',
  translations: [],
  displayName: 'Surprise',
  price: vxc(25),
  durationSeconds: 90,
  random: true,
}

/** The first of them, from the tenth second of a chat on. */
export const run: ToyRun = {
  giftId: breeze.id,
  names: { de: 'Brise', en: 'Breeze', es: 'Brisa' },
  pattern: null,
  from: 10,
  until: 70,
}
