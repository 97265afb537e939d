import { memo, useLayoutEffect, useRef } from "react";
import type { ListedPost } from "../cache.ts";
import { PostCard } from "../card/post-card.tsx";
import { heightOf, recordHeight } from "./heights.ts";

/**
 * A post in a list. The browser draws it only near the screen; its room is kept meanwhile. It is drawn anew when the post
 * changes, not whenever its list grows.
 */
export const PostRow = memo(function PostRow({ post }: { post: ListedPost }) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => recordHeight(post.id, current?.offsetHeight ?? 0);
  }, [post.id]);
  return (
    <li
      ref={row}
      className="scroll-mt-20 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${heightOf(post.id)}px` }}
    >
      <PostCard post={post} />
    </li>
  );
});
