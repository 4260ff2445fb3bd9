import { BackendBlogGateway } from './backend-blog-gateway'
import { blogPosts } from './post-records'
import { hideable } from '@/adapters/backend/content/hideable'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The magazine of the platform. */
export const blogFeature = backendFeature({
  collections: [blogPosts],
  hideable: { story: { records: [hideable(blogPosts)] } },
  catalog: [blogPosts],
  ports: { blog: (platform, caller) => new BackendBlogGateway(platform, caller) },
})
