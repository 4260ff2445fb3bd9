import {
  Clapperboard,
  Coins,
  Crown,
  Gift,
  Images,
  MessageCircle,
  Newspaper,
  Ticket,
  Tv,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Benefit } from '@/domain/codes/benefit'
import type { Reward } from '@/domain/codes/redeemed-code'
import { useTexts } from '@/ui/texts/use-texts'
import css from './benefits.module.css'

const ICONS: Readonly<Record<Benefit['kind'], LucideIcon>> = {
  Bonus: Coins,
  BonusCoins: Coins,
  BonusCredits: Coins,
  VIPAbo: Crown,
  PremiumAbo: Tv,
  VoucherVideo: Clapperboard,
  VoucherPhoto: Images,
  FreeMinutes: Video,
  FreeMessages: MessageCircle,
  Media: Images,
  ActorAbo: Newspaper,
  MessengerGifts: Gift,
  LiveShow: Ticket,
}

/** The benefits of a code in the operator's words, each with what was given for it. */
export const BenefitList = observer(function BenefitList({
  benefits,
  rewards,
}: {
  readonly benefits: readonly Benefit[]
  readonly rewards: readonly Reward[]
}) {
  const texts = useTexts()
  return (
    <ul className={`plain-list ${css['benefits']}`}>
      {benefits.map(({ id, kind, name, description }) => {
        const Icon = ICONS[kind]
        const reward = rewards.find(({ benefitId }) => benefitId === id)
        return (
          <li key={id}>
            <Icon aria-hidden="true" />
            <span>
              <strong>{name}</strong>
              <small>{description}</small>
              {reward === undefined ? null : (
                <small className={css['given']}>
                  {texts.t(`codes.reward.${reward.kind}`, { count: reward.amount })}
                </small>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
})
