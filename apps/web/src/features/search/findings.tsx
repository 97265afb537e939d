import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { Hash, Newspaper, UserRoundSearch } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#ui/avatar.tsx";
import { Entries, Entry, entryIcon } from "./entry.tsx";

/** What was found of each kind, and the ways to all of it. `go` leads to an address. */
export function Findings({
  words,
  findings,
  go,
}: {
  words: string;
  findings: SearchFindings;
  go: (to: string) => () => void;
}) {
  const { t } = useTranslation("search");
  const { people, groups, channels, chats, posts } = findings;
  return (
    <>
      {chats.length > 0 && (
        <Entries heading={t("chats")}>
          {chats.map(({ id, other }) => (
            <Entry
              key={id}
              name={`chat ${id}`}
              picture={<Avatar id={other.id} name={other.username} src={other.avatar_url} size="sm" />}
              onSelect={go(chatsPaths.chat(id))}
            >
              {other.username}
            </Entry>
          ))}
        </Entries>
      )}
      {people.length > 0 && (
        <Entries heading={t("people")}>
          {people.map(({ id, username, avatar_url }) => (
            <Entry
              key={id}
              name={`person ${id}`}
              picture={<Avatar id={id} name={username} src={avatar_url} size="sm" />}
              onSelect={go(peoplePaths.member(id))}
            >
              {username}
            </Entry>
          ))}
          <Entry
            name="all people"
            picture={<UserRoundSearch {...entryIcon} />}
            onSelect={go(peoplePaths.search(words))}
          >
            {t("all_people", { words })}
          </Entry>
        </Entries>
      )}
      {groups.length > 0 && (
        <Entries heading={t("groups")}>
          {groups.map(({ id, name, avatar_url }) => (
            <Entry
              key={id}
              name={`group ${id}`}
              picture={<Avatar id={id} name={name} src={avatar_url} size="sm" />}
              onSelect={go(groupsPaths.profile(id))}
            >
              {name}
            </Entry>
          ))}
        </Entries>
      )}
      {channels.length > 0 && (
        <Entries heading={t("channels")}>
          {channels.map(({ id, name, group_id, group_name }) => (
            <Entry
              key={id}
              name={`channel ${id}`}
              picture={<Hash {...entryIcon} />}
              aside={group_name}
              onSelect={go(groupsPaths.channel(group_id, id))}
            >
              {name}
            </Entry>
          ))}
        </Entries>
      )}
      <Posts words={words} posts={posts} go={go} />
    </>
  );
}

function Posts({
  words,
  posts,
  go,
}: {
  words: string;
  posts: SearchFindings["posts"];
  go: (to: string) => () => void;
}) {
  const { t } = useTranslation("search");
  if (posts.length === 0) return null;
  return (
    <Entries heading={t("posts")}>
      {posts.map(({ id, author, excerpt }) => (
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
}

/** Whether nothing was found at all. */
export const isEmpty = (findings: SearchFindings): boolean =>
  Object.values(findings).every((list) => list.length === 0);
