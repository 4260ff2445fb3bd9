import { access } from './en/access'
import { account } from './en/account'
import { actors } from './en/actors'
import { chat } from './en/chat'
import { consent } from './en/consent'
import { errors } from './en/errors'
import { home } from './en/home'
import { legal } from './en/legal'
import { media } from './en/media'
import { messenger } from './en/messenger'
import { notifications } from './en/notifications'
import { payments } from './en/payments'
import { shell } from './en/shell'
import { stage } from './en/stage'

/** English, and with it the shape that every other language fills. */
export const en = {
  access,
  account,
  actors,
  chat,
  consent,
  errors,
  home,
  legal,
  media,
  messenger,
  notifications,
  payments,
  shell,
  stage,
}
