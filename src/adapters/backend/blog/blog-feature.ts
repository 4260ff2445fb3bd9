import { BackendBlogGateway } from './backend-blog-gateway'
import { blogPosts } from './post-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** The magazine of the platform. */
export const blogFeature = backendFeature({
  collections: [blogPosts],
  catalog: [blogPosts],
  counters: [],
  ports: { blog: (platform, caller) => new BackendBlogGateway(platform, caller) },
})
