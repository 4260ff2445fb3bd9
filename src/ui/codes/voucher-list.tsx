import {
  Clapperboard,
  Coins,
  Gift,
  Images,
  LoaderPinwheel,
  MessageCircle,
  Ticket,
  TicketPercent,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { RouteName } from '@/domain/routes/routes'
import { isActorBound } from '@/domain/vouchers/applicable'
import { expiryOf } from '@/domain/vouchers/validity'
import { voucherTypeName, type Voucher, type VoucherTypeName } from '@/domain/vouchers/voucher'
import { Card } from '@/ui/account/card'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './benefits.module.css'
import type { BenefitsViewModel } from './benefits-view-model'

type Place = Extract<RouteName, 'videos' | 'albums' | 'cams' | 'messenger' | 'camShows' | 'memberSpinwheel'>

/** The icon of each type, and the page on which a voucher of it is spent; credits and codes are used here. */
const LOOKS: Readonly<Record<VoucherTypeName, { readonly icon: LucideIcon; readonly place: Place | null }>> = {
  video: { icon: Clapperboard, place: 'videos' },
  videochat: { icon: Video, place: 'cams' },
  credits: { icon: Coins, place: null },
  photoAlbum: { icon: Images, place: 'albums' },
  messages: { icon: MessageCircle, place: 'messenger' },
  messengerGift: { icon: Gift, place: 'messenger' },
  liveShow: { icon: Ticket, place: 'camShows' },
  privateShow: { icon: Video, place: 'cams' },
  bonusCode: { icon: TicketPercent, place: null },
  spins: { icon: LoaderPinwheel, place: 'memberSpinwheel' },
}

type Model = Pick<BenefitsViewModel, 'vouchers' | 'names' | 'isCrediting' | 'credit'>

/** What the guest's vouchers pay for, and where. */
export const VoucherList = observer(function VoucherList({ model }: { readonly model: Model }) {
  const texts = useTexts()
  return (
    <Card title={texts.t('codes.vouchers.title')} hint={texts.t('codes.vouchers.hint')}>
      {model.vouchers.length === 0 ? (
        <p className={css['none']}>{texts.t('codes.vouchers.none')}</p>
      ) : (
        <ul className={`plain-list ${css['vouchers']}`}>
          {model.vouchers.map((voucher) => (
            <VoucherLine key={voucher.id} voucher={voucher} model={model} />
          ))}
        </ul>
      )}
    </Card>
  )
})

const VoucherLine = observer(function VoucherLine({
  voucher,
  model,
}: {
  readonly voucher: Voucher
  readonly model: Model
}) {
  const texts = useTexts()
  const href = useHref()
  const type = voucherTypeName(voucher.type)
  if (type === undefined) return null
  const { icon: Icon, place } = LOOKS[type]
  const names = voucher.actors === 'all' ? [] : voucher.actors.flatMap((id) => model.names.get(id) ?? [])
  const [only] = names
  const title = texts.t(`codes.vouchers.type.${type}`, { count: voucher.amount })
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>
        <strong>{title}</strong>
        <small>
          {isActorBound(voucher) && only !== undefined
            ? `${texts.t('codes.vouchers.with', { name: names.join(', ') })} · `
            : null}
          {texts.t('codes.vouchers.until', { date: texts.date(expiryOf(voucher)) })}
        </small>
      </span>
      {type === 'credits' ? (
        <Button size="s" loading={model.isCrediting} onClick={() => void model.credit(voucher.id)}>
          {texts.t('codes.vouchers.credit')}
        </Button>
      ) : place === null ? null : (
        <ButtonLink
          size="s"
          href={
            only === undefined || place === 'memberSpinwheel' ? href(place, {}) : href('actor', { actorName: only })
          }
          aria-label={texts.t('codes.vouchers.useOf', { title })}
        >
          {texts.t('codes.vouchers.use')}
        </ButtonLink>
      )}
    </li>
  )
})
