// Preloaded into every child (`node --import`): when the script that started it is killed, the
// channel between the two closes, and the child ends in good order. Next passes the preload on to
// its own workers, which it ends itself.
if (process.ppid === Number(process.env.SHOP_SCRIPT_PID)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
