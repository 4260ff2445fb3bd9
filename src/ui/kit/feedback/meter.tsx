import { cx } from '@/ui/kit/class-names'
import css from './meter.module.css'

interface Scale {
  readonly label: string
  /** 0 to 1; values outside are shown as full or empty. */
  readonly value: number
  /** The meaning of the bar as text: "620 of 1,000 VXC". */
  readonly valueText: string
  readonly thin?: boolean
}

const share = (value: number) => Math.max(0, Math.min(1, Number.isFinite(value) ? value : 0))

const Bar = ({ value, tone, thin = false }: { value: number; tone: string; thin?: boolean | undefined }) => (
  <span className={cx(css['track'], thin && css['thin'])} aria-hidden="true">
    <span className={cx(css['fill'], css[tone])} style={{ transform: `translateX(${(share(value) - 1) * 100}%)` }} />
  </span>
)

/** A bar for a goal or time left: the native element for screen readers, the bar for others. */
export const Meter = ({
  label,
  value,
  valueText,
  tone = 'gold',
  thin,
}: Scale & { readonly tone?: 'gold' | 'warm' | 'ember' | 'good' }) => (
  <div className={css['meter']}>
    <meter className="visually-hidden" aria-label={label} aria-valuetext={valueText} value={share(value)}>
      {valueText}
    </meter>
    <Bar value={value} tone={tone} thin={thin} />
  </div>
)
