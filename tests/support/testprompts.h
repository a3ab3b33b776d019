// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/userprompts.h"

#include <QList>
#include <QTest>

namespace yuyi::test {

/// @brief Answers prompts as the test told it beforehand, in order; a prompt nobody expected fails the test.
class TestPrompts final : public UserPrompts
{
public:
    /// What is chosen next; an empty list closes the prompt without an answer.
    void willChoose(const QStringList &paths) { m_answers.append(paths); }
    void willConfirm(bool yes) { m_confirmations.append(yes); }
    /// The index of the action that is chosen next; −1 closes the prompt.
    void willTake(int action) { m_actions.append(action); }
    void willInform() { ++m_informs; }
    /// Every expected prompt came.
    bool isSatisfied() const { return m_answers.isEmpty() && m_confirmations.isEmpty() && m_actions.isEmpty() && m_informs == 0; }
    QStringList opened() const { return m_opened; }

    void openFiles(QWidget *, const QString &title, const QString &,
                   std::function<void(const QStringList &)> chosen) override
    {
        if (const QStringList paths = answer(title); !paths.isEmpty())
            chosen(paths);
    }
    void openFolder(QWidget *, const QString &title, std::function<void(const QString &)> chosen) override
    {
        if (const QStringList paths = answer(title); !paths.isEmpty())
            chosen(paths.first());
    }
    void saveFile(QWidget *, const QString &title, const QString &, const QString &,
                  std::function<void(const QString &)> chosen) override
    {
        if (const QStringList paths = answer(title); !paths.isEmpty())
            chosen(paths.first());
    }
    void confirm(QWidget *, const QString &title, const QString &text, const QString &,
                 std::function<void()> confirmed) override
    {
        if (m_confirmations.isEmpty())
            unexpected(title, text);
        else if (m_confirmations.takeFirst())
            confirmed();
    }
    void choose(QWidget *, const QString &title, const QString &text, const QStringList &actions,
                std::function<void(int)> chosen) override
    {
        if (m_actions.isEmpty())
            unexpected(title, text);
        else if (const int action = m_actions.takeFirst(); action >= 0 && action < actions.size())
            chosen(action);
    }
    void inform(QWidget *, const QString &title, const QString &text, const QString &) override
    {
        if (m_informs == 0)
            unexpected(title, text);
        else
            --m_informs;
    }
    void openExternally(const QString &urlOrPath) override { m_opened.append(urlOrPath); }

private:
    QStringList answer(const QString &title)
    {
        if (m_answers.isEmpty()) {
            unexpected(title, {});
            return {};
        }
        return m_answers.takeFirst();
    }
    static void unexpected(const QString &title, const QString &text)
    {
        QTest::qFail(qPrintable(QStringLiteral("unexpected prompt “%1” %2").arg(title, text)), __FILE__, __LINE__);
    }

    QList<QStringList> m_answers;
    QList<bool> m_confirmations;
    QList<int> m_actions;
    int m_informs = 0;
    QStringList m_opened;
};

} // namespace yuyi::test
