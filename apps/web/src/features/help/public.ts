/** What other parts of the app may use of this feature. */

export { ArticleBody } from "./article-body.tsx";
export { excerpt, indexOf, mark, search } from "./search.ts";
