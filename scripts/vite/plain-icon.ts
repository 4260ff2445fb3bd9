import { createElement, type ReactElement } from 'react'

/** An icon of lucide as its modules declare it. */
interface IconData {
  readonly name: string
  readonly size: number
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
  readonly aliases?: readonly string[]
}

/** What the page passes to icons. Their size and colour come from its styles. */
interface IconProps {
  readonly className?: string
  readonly fill?: string
  readonly 'aria-hidden'?: 'true'
}

/**
 * In place of lucide's own `createLucideIcon`, which builds the same element from parameters that the page never passes: size, colour,
 * width of the stroke, its context and the attributes of other frameworks.
 */
export const plainIcon =
  ({ name, size, node, aliases = [] }: IconData) =>
  ({ className, ...rest }: IconProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [
          'lucide',
          ...[name, ...aliases].map((one) => `lucide-${one}`),
          ...(className ? [className] : []),
        ].join(' '),
        'aria-hidden': 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
