import type { CheckoutFrameViewModel } from './checkout-frame-view-model'

/** What every form of the checkout is given. */
export interface FormProps {
  readonly frame: CheckoutFrameViewModel
}
