import { describe, expect, it } from "vitest";
import { mentionAt, mentionedIn, peopleLike } from "./composer.tsx";

const person = (id: string, username: string) => ({ id, username, avatar_url: null, verified: false });
const people = [person("1", "Ana"), person("2", "Ana Maria"), person("3", "李伟"), person("4", "me")];

describe("mentions", () => {
  it("begin behind an @ without a letter before it", () => {
    expect(mentionAt("Hallo @An", 9)).toEqual({ from: 6, words: "An" });
    expect(mentionAt("@", 1)).toEqual({ from: 0, words: "" });
    expect(mentionAt("mail@example", 12)).toBeNull();
    expect(mentionAt("Hallo @An und mehr", 6)).toBeNull();
  });

  it("offer the others whose name begins like that", () => {
    expect(peopleLike(people, "an", "4").map(({ id }) => id)).toEqual(["1", "2"]);
    expect(peopleLike(people, "me", "4")).toEqual([]);
  });

  it("mean the longest name, each member once, and never the author", () => {
    expect(mentionedIn("@Ana Maria, schau mal. @ana maria!", people, "4")).toEqual(["2"]);
    expect(mentionedIn("@Ana und @Ana Maria und @李伟 und @me", people, "4")).toEqual(["2", "1", "3"]);
    expect(mentionedIn("Ana ohne Zeichen", people, "4")).toEqual([]);
  });
});
