import { observer } from 'mobx-react-lite'
import { topicFamily } from '@/domain/pictures/artwork'
import { angleOf, type SpinSegment } from '@/domain/spinwheel/wheel'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { PrizeIcon } from './prize-icon'
import { segmentNumber } from './prize-text'
import css from './wheel.module.css'

/** Radius of the wheel in its drawing. */
const RADIUS = 96

/** The painting in its middle. */
const HUB = pictureOf({ family: topicFamily('event', 4), variant: 'l0' })

/** A point on the rim; the first segment is at the top. */
function rim(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${(RADIUS * Math.sin(radians)).toFixed(3)} ${(-RADIUS * Math.cos(radians)).toFixed(3)}`
}

const slice = (middle: number, half: number): string =>
  `M0 0L${rim(middle - half)}A${RADIUS} ${RADIUS} 0 0 1 ${rim(middle + half)}Z`

/** The wheel in its final position. Decoration: the list beside it has the same as text. */
export const Wheel = observer(function Wheel({
  segments,
  turn,
  wonId,
}: {
  readonly segments: readonly SpinSegment[]
  /** Degrees. */
  readonly turn: number
  /** The segment at rest; `null`: nothing was drawn yet, or it turns. */
  readonly wonId: string | null
}) {
  const texts = useTexts()
  const count = segments.length
  return (
    <div className={css['wheel']} aria-hidden="true">
      <span className={css['glow']} />
      <svg className={css['pointer']} viewBox="0 -4 20 28">
        <path d="M10 23 2.6 9.2A8.4 8.4 0 1 1 17.4 9.2Z" />
      </svg>
      <div className={css['disc']} style={{ transform: `rotate(${turn}deg)` }}>
        <svg viewBox="-100 -100 200 200">
          <circle className={css['rim']} r="98" />
          {segments.map(({ id }, index) => (
            <path
              key={id}
              className={css['slice']}
              data-tone={index % 2}
              data-won={id === wonId || undefined}
              d={slice(angleOf(index, count), 180 / count)}
            />
          ))}
        </svg>
        {segments.map(({ id, prize }, index) => (
          <span
            key={id}
            className={css['label']}
            data-won={id === wonId || undefined}
            style={{ transform: `rotate(${angleOf(index, count)}deg)` }}
          >
            <span className={css['sign']}>
              <PrizeIcon prize={prize} />
              <span className="num">{segmentNumber(prize, texts)}</span>
            </span>
          </span>
        ))}
      </div>
      <span className={css['hub']}>
        <Picture source={HUB} alt="" shape="square" sizes="160px" eager />
      </span>
    </div>
  )
})
