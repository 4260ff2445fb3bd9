import { BackendBlogGateway } from './backend-blog-gateway'
import { blogPosts } from './post-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The magazine of the platform. */
export const blogFeature = backendFeature({
  collections: [blogPosts],
  catalog: [blogPosts],
  ports: { blog: (platform, caller) => new BackendBlogGateway(platform, caller) },
})
