import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { Newspaper } from "lucide-react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";

const Posts: SearchEntry<"posts">["component"] = ({ words, found, go }) => {
  const { t } = useTranslation("search");
  return (
    <Entries heading={t("posts")}>
      {found.map(({ id, author, excerpt }) => (
        <Entry
          key={id}
          name={`post ${id}`}
          picture={
            author ? (
              <Avatar id={author.id} name={author.username} src={author.avatar_url} size="sm" />
            ) : (
              <Newspaper {...entryIcon} />
            )
          }
          aside={author?.username ?? t("deleted")}
          onSelect={go(postsPaths.post(id))}
        >
          {excerpt}
        </Entry>
      ))}
      <Entry name="all posts" picture={<Newspaper {...entryIcon} />} onSelect={go(postsPaths.search(words))}>
        {t("all_posts", { words })}
      </Entry>
    </Entries>
  );
};

/** Posts, and the way to all of them. */
export const searchEntries = { posts: { order: 50, component: Posts } };
