import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { presenceOf } from '@/domain/actors/presence'
import { CAM_COLUMNS } from '@/ui/actors/cams/cam-columns'
import { pictureOf } from '@/ui/artwork/picture-of'
import button from '@/ui/kit/actions/icon-button.module.css'
import dot from '@/ui/kit/feedback/live-dot.module.css'
import { columnsAt, GRID_GAP, GRID_LINE_GAP } from '@/ui/kit/lists/columns'
import list from '@/ui/kit/lists/virtual-list.module.css'
import picture from '@/ui/kit/media/picture.module.css'
import price from '@/ui/kit/media/price.module.css'
import css from '@/ui/kit/media/tile.module.css'
import { rows } from './rows'
import { receive } from './updates'

/** How often the list is sorted, ms: as often as the product's moves its tiles. */
const SORT = 1_000

/** How many tiles glide at most, as in the product. */
const MOST = 12

const GLIDE = { duration: 420, easing: 'ease-in-out' } as const

const WIDTHS = [60, 140, 320, 640, 1280] as const

interface Row {
  readonly actor: ActorSummary
  state: ActorState
  place: number
  tile: Tile | null
}

interface Tile {
  readonly item: HTMLLIElement
  readonly dot: HTMLElement
  readonly status: Text
  readonly price: Text
}

const LABELS = { live: 'Live', private: 'In private', show: 'In a show', away: 'Away' } as Readonly<
  Record<string, string>
>

/** The same list by hand: a window of the same tiles, changed where an update changes them, and sorted as often. */
export function bare(root: HTMLElement): void {
  const all = rows.map((actor, place): Row => ({ actor, state: actor.state, place, tile: null }))
  const byId = new Map(all.map((row) => [row.actor.id, row]))
  const changed = new Set<Row>()
  root.innerHTML = `<h1>All cams</h1><div class="${list['sizer']}"><div class="${list['rows']}"><ul class="${list['tiles']}"></ul></div></div>`
  const sizer = root.querySelector<HTMLElement>(`.${list['rows']}`)
  const tiles = root.querySelector('ul')
  if (sizer === null || tiles === null) return
  const [box, window_] = [sizer, tiles]
  const width = box.clientWidth
  const count = columnsAt(CAM_COLUMNS, width)
  const across = (width - GRID_GAP * (count - 1)) / count + GRID_GAP
  const down = (across - GRID_GAP) * 1.334 + 62 + GRID_LINE_GAP
  const { top } = box.getBoundingClientRect()
  box.style.height = `${Math.ceil(all.length / count) * down}px`
  window_.style.gap = `${GRID_LINE_GAP}px ${GRID_GAP}px`
  window_.style.setProperty('--columns', String(count))

  function show(isSorted: boolean): void {
    const first = Math.max(0, Math.floor((scrollY - top) / down) - 2)
    const from = first * count
    const to = Math.min(all.length, (first + Math.ceil(innerHeight / down) + 5) * count)
    window_.style.transform = `translateY(${first * down}px)`
    const shown = new Set(all.slice(from, to))
    for (const row of all) {
      if (row.tile === null || shown.has(row)) continue
      row.tile.item.remove()
      row.tile = null
    }
    const moving = [...shown].filter((row, at) => row.tile === null || row.place !== from + at).length
    const isGliding = isSorted && moving <= MOST
    let next = window_.firstElementChild
    for (const [at, row] of [...shown].entries()) {
      const place = from + at
      if (row.tile === null) {
        row.tile = make(row.actor)
        write(row, row.tile)
        if (isGliding) row.tile.item.animate({ opacity: [0, 1] }, GLIDE)
      } else if (isGliding && row.place !== place) {
        const x = ((row.place % count) - (place % count)) * across
        const lines = Math.floor(row.place / count) - Math.floor(place / count)
        const y = Math.max(-innerHeight, Math.min(innerHeight, lines * down))
        row.tile.item.animate({ translate: [`${x}px ${y}px`, '0 0'] }, GLIDE)
      }
      if (row.tile.item === next) next = next.nextElementSibling
      else window_.insertBefore(row.tile.item, next)
    }
    for (const [place, row] of all.entries()) row.place = place
  }

  let isDue = false
  function later(): void {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      for (const row of changed) if (row.tile !== null) write(row, row.tile)
      changed.clear()
    })
  }

  show(false)
  addEventListener('scroll', () => requestAnimationFrame(() => show(false)), { passive: true })
  setInterval(() => {
    all.sort(
      (a, b) => Number(b.state.isOnline) - Number(a.state.isOnline) || b.actor.weights.rank - a.actor.weights.rank,
    )
    show(true)
  }, SORT)
  receive(({ actorId, state }) => {
    const row = byId.get(actorId)
    if (row === undefined) return
    row.state = { ...row.state, ...state }
    changed.add(row)
    later()
  })
}

function write({ actor, state }: Row, tile: Tile): void {
  const presence = presenceOf(state)
  tile.dot.className = `${dot['dot']} ${dot[presence === 'live' || presence === 'away' ? presence : 'busy']}`
  tile.status.data = LABELS[presence] ?? presence
  const coins = actor.prices.singleChat?.value ?? 0
  tile.price.data = state.isOnline && state.freeChat ? 'Free chat' : `${coins} VXC/min`
}

function make(actor: ActorSummary): Tile {
  const item = document.createElement('li')
  const { base, placeholder } = pictureOf(actor.avatar)
  const sources = WIDTHS.map((width) => `${base}-w${width}.webp ${width}w`).join(', ')
  item.innerHTML = `<article class="${css['tile']}"><div class="${css['picture']}">
<span class="${picture['picture']}" style="background:${placeholder};aspect-ratio:3/4"><img class="${picture['image']}" src="${base}-w320.webp" srcset="${sources}" sizes="auto, 200px" alt="" loading="lazy" decoding="async" draggable="false"></span>
<div class="${css['status']}" data-theme="dark"><span class="${dot['dot']}" aria-hidden="true"></span><span>.</span></div></div>
<div class="${css['text']}"><h2 class="${css['name']}"><a class="${css['link']}" href="/en/amateur/${actor.id}/"><span class="${css['cut']}">${actor.name}</span></a><span class="${css['age']} num">${actor.age}</span></h2>
<p class="${css['words']}">${actor.threeWords.map((word) => `<span>${word}</span>`).join('')}</p><span class="${price['price']} num">.</span></div>
<div class="${css['action']}"><button type="button" class="${button['button']} ${button['veil']} ${button['s']}" data-theme="dark" aria-label="Pin ${actor.name}" aria-pressed="false"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"></path></svg></button></div></article>`
  const of = (part: string): HTMLElement => item.querySelector<HTMLElement>(part) ?? item
  const textOf = (part: string): Text => of(part).firstChild as Text
  return {
    item,
    dot: of(`.${dot['dot']}`),
    status: textOf(`.${css['status']} span:last-child`),
    price: textOf(`.${price['price']}`),
  }
}
