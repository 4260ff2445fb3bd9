import type { CheckoutFrameViewModel } from './checkout-frame-view-model'

/** Props of every form of the checkout. */
export interface FormProps {
  readonly frame: CheckoutFrameViewModel
}
