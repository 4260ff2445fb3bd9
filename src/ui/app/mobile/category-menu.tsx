import { observer } from 'mobx-react-lite'
import { CategoriesViewModel } from '@/ui/actors/cams/categories-view-model'
import { CategoryList } from '@/ui/actors/cams/category-filter'
import { useViewModel } from '@/ui/base/container'

/** The categories as a phone's menu (NAV-076). */
export const CategoryMenu = observer(function CategoryMenu() {
  const { categories } = useViewModel(CategoriesViewModel)
  return <CategoryList categories={categories} />
})
