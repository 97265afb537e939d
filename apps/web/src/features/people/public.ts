/** Follows a member; pressed again, no longer. */
export { FollowButton } from "./follow/follow-button.tsx";
export { NameList } from "./mentions/name-list.tsx";
/** Mentions while they are typed: the part after the @, the members that match it, and the list to choose from. */
export {
  fittingNames,
  type Mentionable,
  useFoundNames,
  useMentionField,
  useNameChoice,
} from "./mentions/use-mentions.ts";
