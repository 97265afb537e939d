import { memo, useEffect, useLayoutEffect, useRef } from "react";
import { Near } from "#ui/near.ts";
import type { ListedPost } from "../cache.ts";
import { PostCard } from "../card/post-card.tsx";
import { heightOf, recordHeight, recordNear, wasNear } from "./seen-rows.ts";
import { useComesNear } from "./use-comes-near.ts";

/**
 * A post in a list. The browser draws it only near the screen; its room is kept meanwhile, and its media are fetched then. It is
 * drawn again when the post changes, not whenever its list grows. `first`: it is among those that are seen at once.
 */
export const PostRow = memo(function PostRow({ post, first }: { post: ListedPost; first: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  const near = useComesNear(row, first || wasNear(post.id));
  useLayoutEffect(() => {
    const { current } = row;
    return () => recordHeight(post.id, current?.offsetHeight ?? 0);
  }, [post.id]);
  useEffect(() => {
    if (near) recordNear(post.id);
  }, [near, post.id]);
  return (
    <li
      ref={row}
      className="scroll-mt-20 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${heightOf(post.id)}px` }}
    >
      <Near value={near}>
        <PostCard post={post} />
      </Near>
    </li>
  );
});
