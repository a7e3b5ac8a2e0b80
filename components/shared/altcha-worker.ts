/* Does the proof of work beside the page's own thread. */
import 'altcha/workers/pbkdf2';
