// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace yuyi {

class Session;
class UnsavedCopies;

/// @brief Looks for notes and comments of the acting person that an earlier session could not save. They are files of this computer.
/// GUI thread; files are read on the project's writer thread.
class UnsavedTexts final : public QObject
{
    Q_OBJECT
public:
    explicit UnsavedTexts(QObject *parent = nullptr);

    /// Sets the session; null if nothing is open.
    void setSession(Session *session) { m_session = session; }
    /// Looks for the texts of the person who acts now. `tells`: `found` is emitted.
    void look(bool tells = true);
    /// Whether there are texts that the person has neither copied nor discarded.
    bool hasAny() const { return m_session && m_count > 0; }
    /// Where the texts of the acting person are. A session is open.
    std::shared_ptr<const UnsavedCopies> copies() const;
    /// Sets the number of texts left after the person has looked through them.
    void setCount(qsizetype count);

Q_SIGNALS:
    void changed();
    /// Texts were found. Comes after `changed`.
    void found(int count);

private:
    Session *m_session = nullptr;
    qsizetype m_count = 0;
};

} // namespace yuyi
