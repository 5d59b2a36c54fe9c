import type { Observer } from "../judge/observer.ts";
import { type Subject, SubjectError } from "../judge/subject.ts";

/**
 * Opens a receiver, so that an error says which one it is about.
 *
 * @param observer - where to open it
 * @param subject - the receiver
 * @param receiver - how it is called
 * @throws SubjectError with the name, if the subject cannot be opened
 */
export async function openNamed(observer: Observer, subject: Subject, receiver: string): Promise<void> {
  try {
    await observer.open(subject);
  } catch (error) {
    throw error instanceof SubjectError ? new SubjectError(`${receiver}: ${error.message}`) : error;
  }
}
