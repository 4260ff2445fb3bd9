import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Chrome = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  readonly class?: string | undefined
  readonly autohide?: string
  readonly showduration?: boolean
  readonly notoggle?: true
  readonly noautohide?: boolean
  readonly notooltip?: boolean
  readonly rates?: string
  readonly seekoffset?: string
  readonly hotkeys?: string
  readonly nosubtitleslangpref?: boolean
  readonly anchor?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': Chrome
      'media-control-bar': Chrome
      'media-play-button': Chrome
      'media-seek-backward-button': Chrome
      'media-seek-forward-button': Chrome
      'media-mute-button': Chrome
      'media-volume-range': Chrome
      'media-time-range': Chrome
      'media-time-display': Chrome
      'media-pip-button': Chrome
      'media-playback-rate-button': Chrome
      'media-fullscreen-button': Chrome
      'media-captions-menu': Chrome
      'media-captions-menu-button': Chrome
      'media-loading-indicator': Chrome
    }
  }
}
