import { useEffect, useId, useRef, useState } from 'react'
import css from './slider.module.css'

/** A slider for one amount. It shows its value while moving, and reports it on release. */
export function Slider({
  label,
  value,
  min,
  max,
  textOf,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** Returns the text of an amount. */
  readonly textOf: (value: number) => string
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [moved, move] = useState<number | null>(null)
  const shown = moved ?? value
  const notify = useRef(onChange)
  useEffect(() => {
    notify.current = onChange
  }, [onChange])
  useEffect(() => {
    const line = input.current
    // React's event comes with every step; this one when the knob is released or moved by a key.
    const settle = () => {
      move(null)
      if (line !== null) notify.current(line.valueAsNumber)
    }
    line?.addEventListener('change', settle)
    return () => line?.removeEventListener('change', settle)
  }, [])
  return (
    <div className={css['slider']}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{textOf(shown)}</output>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={shown}
        aria-valuetext={textOf(shown)}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
    </div>
  )
}
