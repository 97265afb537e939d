/** Follows a member; pressed again, no longer. */
export { FollowButton } from "./follow/follow-button.tsx";
export { NameList } from "./mentions/name-list.tsx";
/** Names that are being written after an @: what was begun, whose names go on so, and the list to choose from. */
export { fittingNames } from "./mentions/typed-mention.ts";
export { useFoundNames } from "./mentions/use-found-names.ts";
export { type Mentionable, useMentionField, useNameChoice } from "./mentions/use-mentions.ts";
