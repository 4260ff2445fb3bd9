import { groupOf, type GuestIncentivesRecord } from './guest-incentives'
import { namedFacts, type IncentiveFacts } from './incentive-facts'
import type { IncentiveRecord } from './incentive-records'
import { isGroupBlocked } from '@/domain/incentives/closed-groups'
import { hintOfDay } from '@/domain/incentives/daily-hint'
import { hasRunOut } from '@/domain/incentives/incentive'
import { countdownStartFor, isMeantFor, type Offer } from '@/domain/incentives/offer'
import { isTypeHidden } from '@/domain/incentives/refill-window'
import { formatPrice, type MoneyFormat } from '@/domain/money/format'
import type { Language } from '@/domain/navigation/language'

/** The type of the hints of which each day has one. */
const DAILY = 'daily-hint'
const AUTO_RECHARGE = 'auto-recharge'

/** The data that the choice is made from. */
export interface OfferChoice {
  readonly facts: IncentiveFacts
  readonly guest: GuestIncentivesRecord
  readonly now: number
  readonly language: Language
  readonly moneyFormat: MoneyFormat
}

/** The incentives that are true for a guest and that they have not closed, in the order given. */
export function chooseOffers(records: readonly IncentiveRecord[], choice: OfferChoice): readonly Offer[] {
  if (!choice.guest.wantsHints) return []
  const wanted = records.filter((record) => isTrueFor(record, choice))
  const ofDay = hintOfDay(
    wanted.filter(({ type }) => type === DAILY).toSorted((a, b) => a.id.localeCompare(b.id)),
    choice.now,
  )
  const names = namedFacts((price) => formatPrice(price, choice.language, choice.moneyFormat))
  return wanted
    .filter((record) => record.type !== DAILY || record === ofDay)
    .map((record) => offerOf(record, choice, names))
    .filter((offer) => hasBegun(offer, choice.now) && !hasRunOut(offer, choice.now))
}

function isTrueFor(record: IncentiveRecord, { facts, guest, now }: OfferChoice): boolean {
  return (
    isMeantFor(record.audience, facts.standing) &&
    (record.target.kind === 'page' || facts.canOpen(record.target.flow)) &&
    (record.runsTo === null || facts.ends[record.runsTo] !== null) &&
    !isGroupBlocked(guest.closed, groupOf(record), now) &&
    !isTypeHidden(guest.hidden, record.type, now) &&
    (record.type !== AUTO_RECHARGE || guest.wantsAutoRechargeTeaser)
  )
}

const hasBegun = ({ countdownStartTime }: Offer, now: number): boolean =>
  countdownStartTime === null || countdownStartTime <= now

function offerOf(record: IncentiveRecord, choice: OfferChoice, names: Readonly<Record<string, string>>): Offer {
  const { id, region, type, event, uniqueGroup, priority, countdown, target } = record
  const words = record.texts[choice.language]
  const end = record.runsTo === null ? null : choice.facts.ends[record.runsTo]
  return {
    id,
    region,
    type,
    event,
    uniqueGroup,
    priority,
    countdown,
    countdownStartTime:
      end === null || countdown === null ? record.countdownStartTime : countdownStartFor(end, countdown),
    title: filled(words.title, names),
    text: filled(words.text, names),
    label: filled(words.label, names),
    target,
  }
}

const filled = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<name>\w+)\}/gu, (whole, name: string) => names[name] ?? whole)
