import type { ComponentProps, MouseEvent } from 'react'
import { formatPrice } from '@/domain/money/format'
import type { Money } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './pay-button.module.css'

/** The price of a press: once, or for every minute that follows. */
export interface Sum {
  readonly price: Money
  readonly per: 'once' | 'minute'
}

declare const named: unique symbol

/**
 * A sum shown on the pressed button. Only the buttons of this file create one, and every charging
 * function requires one: a button that charges a sum it does not name does not compile.
 */
export interface NamedSum extends Sum {
  readonly [named]: true
}

const asNamed = (sum: Sum): NamedSum => sum as NamedSum

/** Formats a price in money; no other text of a page does so. */
export const priceText = (price: Money, { language, moneyFormat }: Texts): string =>
  formatPrice(price, language, moneyFormat)

/** A sum in words: "12 VXC", "9,90 €", "12 VXC per minute". */
export function sumText({ price, per }: Sum, texts: Texts): string {
  if (price.value === 0) return texts.t('shell.free')
  const amount =
    price.currency === 'EUR' ? priceText(price, texts) : texts.t('shell.coins', { count: texts.number(price.value) })
  return per === 'minute' ? texts.t('shell.perMinute', { price: amount }) : amount
}

/** Returns the text of a button with its sum inside, or after it if the text lacks it. */
const withSum = (words: string, sum: string): string => (words.includes(sum) ? words : `${words} · ${sum}`)

type Press = MouseEvent<HTMLButtonElement>

/** The one way to charge a guest: a button that shows the sum, and passes it on when pressed. */
export function PayButton({
  sum,
  words,
  onPay,
  ...look
}: {
  readonly sum: Sum
  /** The text of the button, given the formatted sum. */
  readonly words: (sum: string) => string
  readonly onPay: (agreed: NamedSum) => void
} & Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>) {
  const texts = useTexts()
  const price = sumText(sum, texts)
  const press = (event: Press) => {
    event.preventDefault()
    onPay(asNamed(sum))
  }
  return (
    <Button {...look} data-pays onClick={press}>
      {sum.price.value === 0 ? words(price) : withSum(words(price), price)}
    </Button>
  )
}

/** The same with a picture for the text. Its sum is beside the picture; free items name none. */
export function PayIconButton({
  sum,
  label,
  onPay,
  className,
  children,
  ...look
}: {
  readonly sum: Sum
  readonly label: string
  readonly onPay: (agreed: NamedSum) => void
} & Omit<ComponentProps<typeof IconButton>, 'onClick'>) {
  const texts = useTexts()
  const price = sumText(sum, texts)
  const isFree = sum.price.value === 0
  const press = (event: Press) => {
    event.preventDefault()
    onPay(asNamed(sum))
  }
  return (
    <IconButton
      {...look}
      data-pays
      label={isFree ? label : withSum(label, price)}
      className={cx(className, !isFree && css['priced'])}
      onClick={press}
    >
      {children}
      {isFree ? null : <span className={css['sum']}>{price}</span>}
    </IconButton>
  )
}
