import { access } from './en/access'
import { actors } from './en/actors'
import { consent } from './en/consent'
import { errors } from './en/errors'
import { home } from './en/home'
import { notifications } from './en/notifications'
import { shell } from './en/shell'

/** English, the part that the first pages need; with `en-more` the shape that every other language fills. */
export const en = { access, actors, consent, errors, home, notifications, shell }
