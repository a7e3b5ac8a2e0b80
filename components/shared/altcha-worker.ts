/* Calculates the proof of work outside the main thread. */
import 'altcha/workers/pbkdf2';
