import type { Catalog } from './catalog'
import { access } from './es/access'
import { account } from './es/account'
import { actors } from './es/actors'
import { chat } from './es/chat'
import { consent } from './es/consent'
import { errors } from './es/errors'
import { home } from './es/home'
import { legal } from './es/legal'
import { media } from './es/media'
import { messenger } from './es/messenger'
import { notifications } from './es/notifications'
import { payments } from './es/payments'
import { shell } from './es/shell'
import { stage } from './es/stage'

export const es: Catalog = {
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
