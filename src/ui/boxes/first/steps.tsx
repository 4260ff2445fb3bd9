import { Check, ChevronRight } from 'lucide-react'
import { Link } from '@/ui/kit/actions/link'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import css from './steps.module.css'

/** A step of a list of first steps: a link to its page, or a button. */
export interface Step {
  readonly title: string
  readonly text: string
  readonly isDone: boolean
  readonly go: { readonly href: string } | { readonly open: () => void }
}

/** First steps, each with what it is for; a finished one stays and is marked. */
export const Steps = ({
  steps,
  doneLabel,
  onGo,
}: {
  readonly steps: readonly Step[]
  readonly doneLabel: string
  readonly onGo: () => void
}) => (
  <ol className={css['steps']}>
    {steps.map((step) => (
      <li key={step.title}>
        {'href' in step.go ? (
          <Link className={css['step']} href={step.go.href} onClick={onGo}>
            <Inside step={step} doneLabel={doneLabel} />
          </Link>
        ) : (
          <button type="button" className={css['step']} onClick={step.go.open}>
            <Inside step={step} doneLabel={doneLabel} />
          </button>
        )}
      </li>
    ))}
  </ol>
)

const Inside = ({ step, doneLabel }: { readonly step: Step; readonly doneLabel: string }) => (
  <>
    <span className={css['words']}>
      <strong>{step.title}</strong>
      <span>{step.text}</span>
    </span>
    {step.isDone ? (
      <>
        <Check aria-hidden="true" />
        <VisuallyHidden>{doneLabel}</VisuallyHidden>
      </>
    ) : (
      <ChevronRight aria-hidden="true" />
    )}
  </>
)
