/** 500 actors and a thousand updates a second: the product's list, or one made by hand (`?bare`). */
import '@/ui/theme/base.css'
import { bare } from './bare'
import { product } from './product'

const root = document.getElementById('root')
if (root !== null) {
  root.style.cssText = 'max-width:1256px;margin:0 auto;padding:0 16px'
  if (location.search === '?bare') bare(root)
  else product(root).catch(reportError)
}
