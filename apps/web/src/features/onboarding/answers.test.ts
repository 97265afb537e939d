import { describe, expect, it } from "vitest";
import { type Answers, ageOf, changeOf, problemsOf, STEPS, stepAsking } from "./answers.ts";

const whole: Answers = {
  language: "de",
  username: "Mira",
  age: "27",
  models: ["smma"],
  skills: ["copywriting"],
  goal: "side-income",
  bio: "",
  idea: "",
  jobs: true,
  newsletter: false,
};

describe("ages", () => {
  it.each([
    ["13", 13],
    ["120", 120],
    [" 27 ", 27],
    ["٢٧", 27],
    ["२७", 27],
    ["2７", 27],
    ["12", null],
    ["121", null],
    ["0", null],
    ["-20", null],
    ["27.5", null],
    ["zwölf", null],
    ["", null],
  ])("reads %j as %j", (typed, age) => expect(ageOf(typed)).toBe(age));
});

describe("what keeps a step from being passed", () => {
  it("lets whole answers pass everywhere", () => {
    for (const step of STEPS) expect(problemsOf(step, whole)).toEqual({});
  });

  it("asks for a proper name and age", () => {
    expect(problemsOf("person", { ...whole, username: "Jo", age: "7" })).toEqual({
      username: "username_invalid",
      age: "invalid_age",
    });
    expect(problemsOf("person", { ...whole, username: "mira_27" }).username).toBe("username_invalid");
    expect(problemsOf("person", { ...whole, username: "Jürgenß" })).toEqual({});
    expect(problemsOf("person", { ...whole, username: "x".repeat(21) }).username).toBe("username_invalid");
  });

  it("asks for at least one model, one skill and a goal", () => {
    expect(problemsOf("models", { ...whole, models: [] })).toEqual({ models: "required" });
    expect(problemsOf("skills", { ...whole, skills: [] })).toEqual({ skills: "required" });
    expect(problemsOf("goal", { ...whole, goal: null })).toEqual({ goal: "required" });
  });

  it("holds texts to 2000 and 4000 characters", () => {
    expect(problemsOf("bio", { ...whole, bio: `${"x".repeat(2000)} ` })).toEqual({});
    expect(problemsOf("bio", { ...whole, bio: "x".repeat(2001) })).toEqual({ bio: "bio_too_long" });
    expect(problemsOf("idea", { ...whole, idea: "x".repeat(4000) })).toEqual({});
    expect(problemsOf("idea", { ...whole, idea: "x".repeat(4001) })).toEqual({ idea: "too_long" });
  });
});

describe("what a step saves", () => {
  it("strips the name of control characters and reads the age", () => {
    expect(changeOf("person", { ...whole, username: " Mi\u0007ra " })).toEqual({
      profile: { username: "Mira", age: 27 },
    });
  });

  it("writes nothing that was not answered", () => {
    expect(changeOf("jobs", { ...whole, jobs: null })).toEqual({ record: {} });
    expect(changeOf("goal", { ...whole, goal: null })).toEqual({ record: { goals: [] } });
  });

  it("knows which step asks for a missing field", () => {
    expect(stepAsking("username")).toBe(1);
    expect(stepAsking("goals")).toBe(4);
    expect(stepAsking("nonsense")).toBeNull();
  });
});
