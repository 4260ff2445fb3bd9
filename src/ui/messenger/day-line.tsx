import { observer } from 'mobx-react-lite'
import { dayName, startsDay, type DayName } from '@/domain/messenger/day-lines'
import { deviceZone } from '@/ui/texts/device-zone'
import type { Texts } from '@/ui/texts/texts'
import css from './day-line.module.css'

/** Read once, since reading it takes as long as writing a hundred times. */
let ofDevice: string | undefined

/** The time zone the guest reads times in. */
function zoneOf(texts: Texts): string {
  if (texts.timeZone !== undefined) return texts.timeZone
  ofDevice ??= deviceZone()
  return ofDevice
}

/** Returns the current name of a moment's day. */
export const dayIn = (at: number, texts: Texts): DayName => dayName(at, Date.now(), zoneOf(texts))

/** The day of a moment in the guest's words. */
export function dayText(at: number, texts: Texts): string {
  const name = dayIn(at, texts)
  return name === 'date' ? texts.date(at) : texts.t(`messenger.day.${name}`)
}

/** The day above the first message of it. */
export const DayLine = observer(function DayLine({
  at,
  before,
  texts,
}: {
  readonly at: number
  /** Time at which the message above was sent, epoch ms; `null`: there is none. */
  readonly before: number | null
  readonly texts: Texts
}) {
  if (!startsDay(at, before, zoneOf(texts))) return null
  return <p className={css['day']}>{dayText(at, texts)}</p>
})

/** The line above the messages that were unread on opening. */
export function NewLine({ texts }: { readonly texts: Texts }) {
  return <p className={css['new']}>{texts.t('messenger.newMessages')}</p>
}
